/** How much of the log is kept; sizes in bytes, times in milliseconds. */
export type LogBounds = {
  /** All files together, the present one included. */
  mostBytes: number
  /** A file that is older gets no more lines. */
  fileMs: number
  /** An earlier file that has been finished for longer is deleted. */
  keepMs: number
}

export type EarlierFile = { name: string; bytes: number; endedAt: number }

/** So many files share the bound: deleting the oldest takes a tenth of what is known away, not half. */
const FILES = 10

/** The size in bytes at which a file is full. */
export function fullAt({ mostBytes }: LogBounds): number {
  return Math.floor(mostBytes / FILES)
}

/** Whether the next lines belong into a new file. An empty file takes any line, however long. */
export function needsNewFile(
  file: { bytes: number; begunAt: number },
  moreBytes: number,
  bounds: LogBounds,
  now: number,
): boolean {
  if (file.bytes === 0) return false
  return file.bytes + moreBytes > fullAt(bounds) || now - file.begunAt >= bounds.fileMs
}

/** The earlier files that must go, so that the present one may fill up and all stay within the bound; oldest first. */
export function surplus(earlier: readonly EarlierFile[], bounds: LogBounds, now: number): EarlierFile[] {
  let room = bounds.mostBytes - fullAt(bounds)
  const gone: EarlierFile[] = []
  for (const file of earlier.toSorted((one, other) => other.endedAt - one.endedAt)) {
    room -= file.bytes
    if (room < 0 || now - file.endedAt > bounds.keepMs) gone.unshift(file)
  }
  return gone
}
