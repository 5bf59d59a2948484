import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDirty, treeProblems, workingTree } from './working-tree.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-tree-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, text = '') => writeFileSync(path.join(folder, file), text)
const AUTHOR = ['-c', 'user.name=Olena', '-c', 'user.email=olena@levada.example']
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })

test('a release is made from a commit, or what is not in it is named', async () => {
  expect(treeProblems(await workingTree(folder))).toEqual([
    'no git is here to name the commit; --dirty releases it without',
  ])

  git('init')
  write('сукня.ts', 'one')
  git('add', '.')
  git(...AUTHOR, 'commit', '--message', 'first')
  const clean = await workingTree(folder)
  expect([treeProblems(clean), isDirty(clean.commit)]).toEqual([[], false])

  write('сукня.ts', 'two')
  write('new.ts')
  const dirty = await workingTree(folder)
  expect(treeProblems(dirty)).toEqual(['not committed: сукня.ts, new.ts; --dirty releases it all the same'])
  expect([dirty.commit, isDirty(dirty.commit)]).toEqual([`${clean.commit}-dirty`, true])
})

test('of many files the first are named, and the number of the others', () => {
  const uncommitted = ['1', '2', '3', '4', '5', '6', '7']

  expect(treeProblems({ commit: 'c0ffee-dirty', uncommitted })).toEqual([
    'not committed: 1, 2, 3, 4, 5 and 2 more; --dirty releases it all the same',
  ])
})
