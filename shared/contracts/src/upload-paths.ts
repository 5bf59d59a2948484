/** Where 1C asks; its answers are plain text and XML. */
export const EXCHANGE_PATH = '/api/integration-1c/exchange'
/** Bytes of one file of 1C, whether it comes in pieces or at once. */
export const MOST_OF_EXCHANGE = 32 * 1024 * 1024

/** Where a team sends and reads the files of a release. */
export const RELEASE_FILES_PATH = '/api/admin/releases/files'
/** Bytes of one file of a release, and of all files of one version together. */
export const MOST_OF_RELEASE_FILE = 8 * 1024 * 1024
export const MOST_OF_RELEASE = 64 * 1024 * 1024

/** The only calls whose body may be larger than 256 KiB, and may take longer than half a minute. */
export const uploadPaths = [
  '/api/images/upload',
  '/api/admin/products/import',
  RELEASE_FILES_PATH,
  EXCHANGE_PATH,
] as const

/** Is it the address of one of them? With a query or without, in any case, as the routes read it. */
export function isUploadPath(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  const plain = path.toLowerCase().replace(/\/$/, '')
  return uploadPaths.some(known => known === plain)
}
