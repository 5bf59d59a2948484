/** The only calls whose body may be larger than 256 KiB, and may take longer than half a minute (reliability D23, D27). */
export const uploadPaths = ['/api/images/upload', '/api/admin/products/import'] as const

/** Is it the address of one of them? With a query or without, in any case, as the routes read it. */
export function isUploadPath(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  const plain = path.toLowerCase().replace(/\/$/, '')
  return uploadPaths.some(known => known === plain)
}
