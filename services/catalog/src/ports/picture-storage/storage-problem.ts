const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Why a file could not be written, as a code of ShopError. */
export function storageProblem(error: unknown): 'storage_full' | 'storage_unavailable' {
  return NO_ROOM.includes(codeOf(error)) ? 'storage_full' : 'storage_unavailable'
}

/** What the system calls it; empty where it has no name for it. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
