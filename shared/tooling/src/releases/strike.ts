import { findPreview } from '@shop/service-kit/releases/previews'
import { askFirst } from '../ask-first.ts'
import { runCommand } from './command.ts'
import { strikeOptions } from './options.ts'
import { endPreview } from './previews.ts'
import { strikeVersion } from './publish.ts'

// npm run strike -- <part> <version>: nobody is led to this version any more, and releases need not go with tabs that still have it.
// A preview is ended instead: it takes nothing from anybody, and its commit can be previewed again.
await runCommand(strikeOptions, async (registry, { app, version, why, isYes }) => {
  if (findPreview(await registry.store.read(app), version, new Date())) {
    await endPreview(registry, app, version, why)
    return [`${app} ${version} is no preview any more: its link leads to what everybody has`]
  }
  const question =
    `No way back leads to ${app} ${version} any more, test links to it end, and releases are no longer compared with it: ` +
    'tabs that still have it may fail. Strike it?'
  if (!(await askFirst(question, { isYes }))) return [`${app} stays as it is`]
  try {
    return [`${app} ${await strikeVersion(registry, app, version, why)} is struck`]
  } catch (error) {
    throw new Error(`${app} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
})
