/** Offers a text as a file to keep. */
export function saveFile(name: string, text: string): void {
  download(name, new Blob([text], { type: 'text/plain' }));
}

/** Hands a picture to the device's own sheet for sharing where it has one, else offers it as a file to keep. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!navigator.canShare?.({ files })) return download(name, picture);
  // Whoever closes the sheet has changed their mind.
  await navigator.share({ files }).catch((error: Error) => error.name === 'AbortError' || download(name, picture));
}

function download(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Hands an address to the device's own sheet for sharing, where it has one; false: it cannot be opened now. */
export function shareLink(title: string, url: string): Promise<boolean> {
  // Whoever closes the sheet has changed their mind.
  return navigator.share({ title, url }).then(
    () => true,
    (error: Error) => error.name === 'AbortError',
  );
}

/** Copies a text that is still being made: WebKit copies only within a press, so what is to come is promised to it there. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const plain = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}

/** A record squeezed into what an address can carry. */
export async function packRecord(text: string): Promise<string> {
  const bytes = new Uint8Array(await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The record an address carries; null if it carries none. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

function pipe(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(
    new Blob([bytes])
      .stream()
      .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>),
  ).arrayBuffer();
}
