/**
 * The server writes its own WebSocket frames: an answer and the updates that follow from it go out in one buffer and one
 * write, where the `ws` library makes a frame and a write of each. Reading stays with the library. See docs/decisions/0011.
 */

/** First byte of an unmasked text frame that is a whole message (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Second byte where the length does not fit into it: the length follows in two or eight bytes. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/** Encodes texts as frames from the server, one after the other. */
export function encodeTextFrames(texts: readonly string[]): Buffer {
  let total = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    total += headerSize(size) + size;
  }
  const frames = Buffer.allocUnsafe(total);
  let offset = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    offset += writeHeader(frames, offset, size);
    offset += frames.write(text, offset);
  }
  return frames;
}

function writeHeader(frames: Buffer, offset: number, size: number): number {
  frames[offset] = TEXT;
  if (size < TWO_BYTES) frames[offset + 1] = size;
  else if (size <= 0xffff) {
    frames[offset + 1] = TWO_BYTES;
    frames.writeUInt16BE(size, offset + 2);
  } else {
    frames[offset + 1] = EIGHT_BYTES;
    frames.writeUIntBE(0, offset + 2, 2);
    frames.writeUIntBE(size, offset + 4, 6);
  }
  return headerSize(size);
}

function headerSize(size: number): number {
  return size < TWO_BYTES ? 2 : size <= 0xffff ? 4 : 10;
}
