import { EmblemShape } from '../../../app/emblem.tsx';
import { fill, line, twin } from './motifs.tsx';
import { INK } from './palette.ts';
import { each, rays, rect, ring } from './strokes.ts';

/** Tide lines that part around the medallion like a stream around a stone. */
const tides = each(56, (j) => {
  const y = 210 + (j - 27.5) * 7.6;
  const d = y - 210;
  const part = (x: number) => Math.sign(d) * 62 * Math.exp(-(((x - 150) / 74) ** 2) - Math.abs(d) / 90);
  return each(51, (i) => {
    const x = i * 6;
    return `${i ? 'L' : 'M'}${x} ${(y + part(x) + 2.2 * Math.sin(x / 9.55 + (j % 2) * Math.PI)).toFixed(1)}`;
  });
});

export function Back() {
  return (
    <>
      {fill(INK.ground)(rect(0, 0, 300, 420))}
      {line(INK.mid, 2)(tides)}
      {line(INK.gold, 1.6)('M14 14H286V406H14z')}
      {line(INK.gold, 0.7)('M19 19H281V401H19z')}
      {fill(INK.ground)(ring(150, 210, 78))}
      {fill(INK.gold)(rays(150, 210, 62, 78, 72, 2.4))}
      {line(INK.gold, 1.4)(ring(150, 210, 60) + ring(150, 210, 56))}
      <g transform="translate(112.8 172.8)scale(1.55)" style={{ color: INK.paper }}>
        <EmblemShape />
      </g>
      {twin(fill(INK.gold)('M19 19H61V25H49V37H37V49H25V61H19zM19 401H61V395H49V383H37V371H25V359H19z'))}
    </>
  );
}
