import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';

const STYLES = new URL('../src/styles/fonts.css', import.meta.url);
const resolve = createRequire(import.meta.url).resolve;
/** The place of these tables in WOFF2's list of known names. */
const [CMAP, GLYF, LOCA] = [0, 10, 11];

/** Reads the numbers of a font file one after another. */
class Reader {
  #at: number;

  constructor(
    private readonly bytes: Buffer,
    at = 0,
  ) {
    this.#at = at;
  }

  number(size: 1 | 2 | 4): number {
    const value = this.bytes.readUIntBE(this.#at, size);
    this.#at += size;
    return value;
  }

  skip(size: number): void {
    this.#at += size;
  }

  /** Seven bits a byte, the high ones first. */
  packed(): number {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = this.number(1);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  }

  get at(): number {
    return this.#at;
  }
}

/** A font's table of characters. */
function characterTable(file: Buffer): Buffer {
  const reader = new Reader(file, 12);
  const tables = reader.number(2);
  reader.skip(6);
  const compressed = reader.number(4);
  reader.skip(24);
  const sizes: { name: number; size: number }[] = [];
  for (let i = 0; i < tables; i++) {
    const flags = reader.number(1);
    const name = flags & 0x3f;
    if (name === 0x3f) reader.skip(4);
    const size = reader.packed();
    const isChanged = name === GLYF || name === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    sizes.push({ name, size: isChanged ? reader.packed() : size });
  }
  const all = brotliDecompressSync(file.subarray(reader.at, reader.at + compressed));
  const index = sizes.findIndex(({ name }) => name === CMAP);
  const start = sizes.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  return all.subarray(start);
}

/** The ranges of characters in a table of format 4 or 12. */
function charactersIn(table: Buffer): [from: number, to: number][] {
  const count = table.readUInt16BE(2);
  return Array.from({ length: count }, (_, i) => table.readUInt32BE(4 + i * 8 + 4)).flatMap((start) => {
    const format = table.readUInt16BE(start);
    if (format === 12) {
      return Array.from({ length: table.readUInt32BE(start + 12) }, (_, i): [number, number] => {
        const group = start + 16 + i * 12;
        return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
      });
    }
    if (format !== 4) return [];
    const segments = table.readUInt16BE(start + 6) / 2;
    return Array.from({ length: segments }, (_, i): [number, number] => [
      table.readUInt16BE(start + 16 + (segments + i) * 2),
      table.readUInt16BE(start + 14 + i * 2),
    ]);
  });
}

/** The families the client ships, each with all characters that a page finds in its files. */
export function shippedFonts(): Map<string, (character: number) => boolean> {
  const faces = readFileSync(STYLES, 'utf8').matchAll(
    /font-family: '([^']+)';[^}]*?url\('([^']+)'\)[^}]*?unicode-range:\s*([^;]+);/g,
  );
  const families = new Map<string, ((character: number) => boolean)[]>();
  for (const [, family = '', file = '', ranges = ''] of faces) {
    const isWithin = within(ranges.split(',').map(rangeOf));
    const isDrawn = within(
      charactersIn(characterTable(readFileSync(file.startsWith('.') ? new URL(file, STYLES) : resolve(file)))),
    );
    families.set(family, [...(families.get(family) ?? []), (code) => isWithin(code) && isDrawn(code)]);
  }
  return new Map([...families].map(([family, all]) => [family, (code) => all.some((has) => has(code))]));
}

function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function within(ranges: readonly (readonly [number, number])[]): (code: number) => boolean {
  return (code) => ranges.some(([from, to]) => code >= from && code <= to);
}
