import { isReleasedService } from '@shop/contracts/released-services'
import { findPreview } from '@shop/service-kit/releases/previews'
import { askFirst } from './ask-first.ts'
import { runCommand } from './releases/command.ts'
import { strikeOptions } from './releases/options.ts'
import { endPreview } from './releases/previews.ts'
import { strikeVersion } from './releases/publish.ts'
import { strikeServiceVersion } from './service-releases/release-service.ts'
import { serviceStrikeOptions } from './service-releases/service-options.ts'

// npm run strike -- <part or service> <version>: nobody is led to this version any more, and releases need not go with tabs that still have it.
// A preview is ended instead: it takes nothing from anybody, and its commit can be previewed again.
if (isReleasedService(process.argv[2]))
  await runCommand(
    () => serviceStrikeOptions(),
    async (registry, asked) => {
      const { service, version, isYes } = asked
      const question = `No way back leads to ${service} ${version} any more. Strike it?`
      if (!(await askFirst(question, { isYes }))) return [`${service} stays as it is`]
      return [`${service} ${await strikeServiceVersion(registry, asked)} is struck`]
    },
  )
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
