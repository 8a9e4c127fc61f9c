const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Whole numbers from -32768 to 32767 as text, two bytes each. */
export function writeNumbers(numbers: ArrayLike<number>): string {
  let text = '';
  let bits = 0;
  let held = 0;
  const put = (byte: number) => {
    bits = (bits << 8) | byte;
    for (held += 8; held >= 6; held -= 6) text += LETTERS[(bits >> (held - 6)) & 63];
    bits &= (1 << held) - 1;
  };
  for (let i = 0; i < numbers.length; i++) {
    const number = (numbers[i] as number) & 0xffff;
    put(number & 255);
    put(number >> 8);
  }
  return held > 0 ? text + LETTERS[(bits << (6 - held)) & 63] : text;
}

/** The numbers of a text that `writeNumbers` made. */
export function readNumbers(text: string): Int16Array {
  const out = new Int16Array(Math.floor((text.length * 6) / 16));
  let bits = 0;
  let held = 0;
  let at = 0;
  const bytes = [0, 0];
  for (let i = 0; i < text.length; i++) {
    bits = ((bits << 6) | LETTERS.indexOf(text[i] as string)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at & 1] = (bits >> held) & 255;
    if (at & 1) out[at >> 1] = (bytes[0] as number) | ((bytes[1] as number) << 8);
    at++;
  }
  return out;
}
