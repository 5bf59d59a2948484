import { titleOf } from '@shop/contracts/parts'
import { type ReleasedService, releasedServices, titleOfService } from '@shop/contracts/released-services'
import { type PartName, partNames } from '@shop/contracts/releases'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import type { Locale, Text } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { Release, ReleaseStore } from '@shop/service-kit/releases/releases'
import { readRegistry } from './read-registry.ts'

type VersionRow = { title: Text; release: Release; share: number }

const yesOrNo = { uk: ['ні', 'так'], en: ['no', 'yes'] } as const
const reachTexts: Record<Locale, Record<StaffPart['versions'][number]['reach'], string>> = {
  uk: { testers: 'за посиланням', share: 'частка відвідувачів', everybody: 'усі' },
  en: { testers: 'by link', share: 'a share of visitors', everybody: 'everybody' },
}
const proofTexts: Record<Locale, Readonly<Record<string, string>>> = {
  uk: { pages: 'сторінки', contract: 'контракт', documents: 'документи', start: 'запуск', tests: 'тести' },
  en: { pages: 'pages', contract: 'contract', documents: 'documents', start: 'start', tests: 'tests' },
}

/** All versions of the host, the remotes and the services as a file, part by part, the newest first; a registry that cannot be read has no rows. */
export function releaseList(store: ReleaseStore): FiledList<object, VersionRow> {
  return {
    name: 'releases',
    async count() {
      let count = 0
      for await (const rows of batches(store)) count += rows.length
      return { count }
    },
    batches: () => batches(store),
    columns: [
      { head: { uk: 'Частина', en: 'Part' }, kind: 'text', of: ({ title }, language) => title[language] },
      { head: { uk: 'Версія', en: 'Version' }, kind: 'text', of: ({ release }) => release.version },
      { head: { uk: 'Випущено', en: 'Released' }, kind: 'moment', of: ({ release }) => new Date(release.at) },
      { head: { uk: 'Хто', en: 'By' }, kind: 'text', of: ({ release }) => release.by },
      { head: { uk: 'Коміт', en: 'Commit' }, kind: 'text', of: ({ release }) => release.commit },
      { head: { uk: 'Причина', en: 'Reason' }, kind: 'text', of: ({ release }) => release.reason ?? null },
      { head: { uk: 'Відвідувачів зараз, %', en: 'Visitors now, %' }, kind: 'count', of: ({ share }) => share },
      {
        head: { uk: 'Хто мав', en: 'Who had it' },
        kind: 'text',
        of: ({ release }, language) => reachTexts[language][release.reach ?? 'everybody'],
      },
      {
        head: { uk: 'Відкликано', en: 'Taken back' },
        kind: 'text',
        of: ({ release }, language) => yesOrNo[language][release.takenBack ? 1 : 0],
      },
      {
        head: { uk: 'Викреслено', en: 'Struck' },
        kind: 'text',
        of: ({ release }, language) => yesOrNo[language][release.struck ? 1 : 0],
      },
      {
        head: { uk: 'Не перевірено', en: 'Not proved' },
        kind: 'text',
        of: ({ release }, language) =>
          release.unproved?.proofs.map(proof => proofTexts[language][proof] ?? proof).join(', ') ?? null,
      },
      {
        head: { uk: 'Чому без перевірок', en: 'Why unproved' },
        kind: 'text',
        of: ({ release }) => release.unproved?.why ?? null,
      },
    ],
  }
}

/** The versions of a part or service stand in one registry, which is read once they are wanted. */
async function* batches(store: ReleaseStore): AsyncGenerator<VersionRow[]> {
  const named: [PartName | ReleasedService, Text][] = [
    ...partNames.map(name => [name, titleOf(name)] as [PartName, Text]),
    ...releasedServices.map(name => [name, titleOfService(name)] as [ReleasedService, Text]),
  ]
  for (const [name, title] of named) {
    const releases = await readRegistry(store, name)
    if (!releases || releases === 'unreadable') continue
    const { versions, served } = releases
    const shareOf = (version: string) => served.find(entry => entry.version === version)?.share ?? 0
    yield versions.map(release => ({ title, release, share: shareOf(release.version) }))
  }
}
