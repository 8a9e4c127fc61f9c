import { useEffect, useState } from 'preact/hooks';

/** An address as a QR code, for the camera of another device. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Few people need one, so the encoder is loaded with the first.
    void import('uqr').then(({ encode }) => isWanted && setModules(encode(text, { border: 2 }).data));
    return () => {
      isWanted = false;
    };
  }, [text]);
  const size = modules?.length ?? 1;
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={modules ? pathOf(modules) : ''} />
    </svg>
  );
}

/** A square for every dark module. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
