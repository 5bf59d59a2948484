/** Where pictures that staff uploaded are kept. A name is given once: what lies under it never changes. */
export type PictureStorage = {
  /**
   * Keeps the whole picture that lies in this file, or nothing of it; the file stays whose it was.
   * @throws ShopError `storage_full` when there is no room; `storage_unavailable` when the storage does not answer.
   */
  put(name: string, file: string): Promise<void>
  /**
   * The picture: the path of its file where it lies on this machine, else its bytes; null when there is none of that name.
   * @throws ShopError `storage_unavailable`
   */
  find(name: string): Promise<string | Buffer | null>
  /**
   * Removes a picture. One that is not there is no mistake.
   * @throws ShopError `storage_unavailable`
   */
  remove(name: string): Promise<void>
}

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Why a file could not be written, as a code of ShopError. */
export function storageProblem(error: unknown): 'storage_full' | 'storage_unavailable' {
  return NO_ROOM.includes(codeOf(error)) ? 'storage_full' : 'storage_unavailable'
}

/** What the system calls it; empty where it has no name for it. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
