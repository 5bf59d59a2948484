import { createSettingsVersion } from '../src/settings-version/settings-version.repository.ts'
import type { Api } from './start-api.ts'

/** Changes what is stored of the settings past the calls of staff, as another process would, and has the shop look. */
export async function changeSettings(api: Api, write: () => Promise<unknown>): Promise<void> {
  await createSettingsVersion(api.db).change(write)
  await api.service.jobs.runNow('settings')
}
