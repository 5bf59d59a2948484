import type { ImportItem } from '@shop/contracts/staff/goods/staff-import'
import type { Draft, Problem } from '../draft/draft.ts'
import type { PictureStep } from '../imports.repository.ts'
import { cut } from './changes.ts'
import type { Known } from './known.ts'

const MOST = 30

type PlannedPictures = { steps: PictureStep[] | null; problems: Problem[]; changes: ImportItem['changes'] }

/** The pictures that the article would have; none when the file says nothing of them, or what is there already. */
export function plannedPictures(
  { pictures, lines }: Draft,
  { stored, fetched, hasPicture }: Pick<Known, 'stored' | 'fetched' | 'hasPicture'>,
): PlannedPictures {
  const nothing = { steps: null, problems: [], changes: [] }
  const own = (stored?.pictures ?? []).map(({ name }) => name)
  // A file without pictures takes none away.
  if (!pictures || pictures.length === 0) return nothing
  const tell = (code: Problem['code'], value: string): Problem => ({
    line: lines[0] ?? 0,
    column: 'pictures',
    code,
    value: cut(value),
  })
  if (pictures.length > MOST) return { ...nothing, problems: [tell('too_many', String(pictures.length))] }
  const problems: Problem[] = []
  const steps = pictures.map((picture): PictureStep => {
    const alt = 'url' in picture ? (picture.alt ?? '').slice(0, 200) : ''
    const url = 'url' in picture ? picture.url : ''
    const name = 'name' in picture ? picture.name : (fetched.get(picture.url) ?? null)
    if ('name' in picture && !own.includes(picture.name) && !hasPicture(picture.name)) {
      problems.push(tell('picture_unknown', picture.name))
    }
    return { url, name, alt, state: name === null ? 'waiting' : 'done', problem: null }
  })
  if (problems.length > 0) return { ...nothing, problems }
  const names = steps.map(({ name, url }) => name ?? url)
  if (names.join('\n') === own.join('\n')) return nothing
  const change = { column: 'pictures', size: null, was: cut(own.join(' ')), will: cut(names.join(' ')) }
  return { steps, problems, changes: [change] }
}
