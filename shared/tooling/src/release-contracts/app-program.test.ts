import path from 'node:path'
import { root } from '../webpack/root.ts'
import { firstFilesOf } from './app-program.ts'

test('what a remote is built from begins with its module, what the host is built from with all that it brings for remotes', () => {
  const named = (files: string[]) => files.map(file => path.relative(root, file))

  expect(named(firstFilesOf('mf-catalog'))).toContain('mf-catalog/src/exposes/remote.ts')
  expect(named(firstFilesOf('host'))).toEqual(
    expect.arrayContaining(['host/src/main.tsx', 'shared/api-client/src/call.ts', 'shared/contracts/src/errors.ts']),
  )
})
