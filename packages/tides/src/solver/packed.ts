const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LARGEST = 127;

/** Numbers as text, rounded to 127 steps of the largest: a character for every six bits, after the size of a step. */
export function pack(numbers: Float64Array, blocks: readonly number[]): string {
  let from = 0;
  const parts = blocks.map((length) => {
    const block = numbers.subarray(from, from + length);
    from += length;
    const most = block.reduce((largest, x) => Math.max(largest, Math.abs(x)), 1e-6);
    const step = Math.ceil((most / LARGEST) * 1e6);
    return `${step}:${base64(Array.from(block, (x) => Math.round((x * 1e6) / step) & 255))}`;
  });
  return parts.join(' ');
}

function base64(bytes: readonly number[]): string {
  let text = '';
  let [bits, held] = [0, 0];
  for (const byte of [...bytes, 0]) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += SIGNS[(held >> bits) & 63];
    }
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

/** The same numbers again. */
export function unpack(text: string): Float64Array {
  const numbers: number[] = [];
  for (const part of text.split(' ')) {
    const [step = '', signs = ''] = part.split(':');
    let [bits, held] = [0, 0];
    for (const sign of signs) {
      held = ((held << 6) | SIGNS.indexOf(sign)) & 0xffff;
      bits += 6;
      if (bits < 8) continue;
      bits -= 8;
      const byte = (held >> bits) & 255;
      numbers.push(((byte > LARGEST ? byte - 256 : byte) * Number(step)) / 1e6);
    }
  }
  return Float64Array.from(numbers);
}
