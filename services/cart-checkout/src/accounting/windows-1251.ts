/** Which byte a sign is; Node only reads this encoding, so the table is what it reads. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
)

/** The text in windows-1251; `instead` says what stands for a sign that it lacks, such as ₴. */
export function windows1251(text: string, instead: (sign: string) => string): Buffer {
  const written = Buffer.alloc(text.length * 8)
  let length = 0
  for (const sign of text) {
    const byte = bytes.get(sign)
    if (byte === undefined) length += written.write(instead(sign), length, 'latin1')
    else written[length++] = byte
  }
  return written.subarray(0, length)
}
