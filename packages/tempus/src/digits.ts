/** A list of small numbers kept as text, a character each from '0' up: long lists in a state copy and compare as one value. */
export type Digits = string & { readonly brand?: 'digits' };

const ZERO = 48;

export function digitAt(digits: Digits, i: number): number {
  return digits.charCodeAt(i) - ZERO;
}

export function toDigits(numbers: readonly number[]): Digits {
  return String.fromCharCode(...numbers.map((n) => n + ZERO));
}

export function toNumbers(digits: Digits): number[] {
  const out: number[] = [];
  for (let i = 0; i < digits.length; i++) out.push(digitAt(digits, i));
  return out;
}

export function withDigit(digits: Digits, i: number, n: number): Digits {
  return digits.slice(0, i) + String.fromCharCode(n + ZERO) + digits.slice(i + 1);
}
