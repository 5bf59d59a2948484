/**
 * Test files that start, kill and drain whole processes, and stories that release or break parts of a shop of their own: little
 * to read, half a minute each. `npm test` leaves them out, `npm run test:all` and `.ci/run` play them.
 */
export const longSuites: string[] = [
  'embedded-mongo/test/kill\\.api',
  'shop/src/(full-log|start|origin|crash)\\.api',
  'shop/src/import/import-products\\.api',
  'ops/faults/faults\\.api',
  'ops/shape/(open-containers|release-(service|over-line))\\.api',
  'shell/(failures|altered-file|remote-gone)\\.e2e',
  'shell/(old-tab|canary|other-origin|release|manifest)\\.e2e',
]

export const isLong = (file: string): boolean => longSuites.some(pattern => new RegExp(pattern).test(file))
