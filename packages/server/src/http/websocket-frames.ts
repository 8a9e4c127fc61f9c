/** An unmasked text frame that is a whole message (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Longer lengths are announced by one of these, and follow in two or eight bytes. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/** Texts as the frames of a server's socket, one after the other in one piece: a piece costs as much as a write. */
export function encodeTextFrames(texts: readonly string[]): Buffer {
  let whole = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    whole += headerSize(size) + size;
  }
  const frames = Buffer.allocUnsafe(whole);
  let at = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    frames[at] = TEXT;
    if (size < TWO_BYTES) frames[at + 1] = size;
    else if (size <= 0xffff) {
      frames[at + 1] = TWO_BYTES;
      frames.writeUInt16BE(size, at + 2);
    } else {
      frames[at + 1] = EIGHT_BYTES;
      frames.writeUIntBE(0, at + 2, 2);
      frames.writeUIntBE(size, at + 4, 6);
    }
    at += headerSize(size);
    at += frames.write(text, at);
  }
  return frames;
}

function headerSize(size: number): number {
  return size < TWO_BYTES ? 2 : size <= 0xffff ? 4 : 10;
}
