// Enough for a page of two dozen cards; who asks for more gets a room of its own.
const ROOM = 96 * 1024
const MOST_KEPT = 32

const free: Buffer[] = []

/** Room for an answer. One that was used before is warm: to get as much memory anew costs more than to fill it. */
export function takeRoom(size: number): Buffer {
  if (size > ROOM) return Buffer.allocUnsafe(size)
  return free.pop() ?? Buffer.allocUnsafeSlow(ROOM)
}

/** For the next answer. Nobody may read this one's bytes after that. */
export function giveBack(room: Buffer): void {
  if (room.length === ROOM && free.length < MOST_KEPT) free.push(room)
}
