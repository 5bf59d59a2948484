import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appNames, parts } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { allStories, ownerOfStory, storiesOfNobody } from './story-owners.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-stories-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every story of the shop belongs to a part', () => {
  expect(allStories(root).length).toBeGreaterThan(50)
  expect(storiesOfNobody(root)).toEqual([])
})

test('stories belong to the frame and to remotes, and the frame has some', () => {
  const owners = [...new Set(allStories(root).map(file => ownerOfStory(file)))]

  expect(appNames).toEqual(expect.arrayContaining(owners))
  expect(owners).toContain('host')
})

test('the stories of a new remote lie in a folder of its name', () => {
  const title = { uk: 'Лукбук', en: 'Lookbook' }
  const lookbook = { name: 'mf-lookbook', kind: 'remote', team: '@levada/lookbook', title } as const

  expect(ownerOfStory('e2e/stories/lookbook/looks.e2e.ts', [...parts, lookbook])).toBe('mf-lookbook')
})

test('a story that no team would play is named', () => {
  for (const file of [
    'e2e/stories/atelier/looks.e2e.ts',
    'e2e/stories/alone.e2e.ts',
    'e2e/stories/cart/slips.e2e.ts',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }

  expect(storiesOfNobody(folder)).toEqual(['e2e/stories/alone.e2e.ts', 'e2e/stories/atelier/looks.e2e.ts'])
})
