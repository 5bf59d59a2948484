import { groupUndo } from './group-undo.ts'

const now = new Date('2026-11-21T10:30:00Z')
const ended = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const undo = { who: 'iryna', at: now, next: 0, restored: 0, left: 0, kept: [] }
const done = { state: 'done' as const, changed: 3, undo: null }
const undone = (restored: string[], kept: { article: string; why: string[] }[] = []) => ({
  ...{ state: 'undone' as const, changed: 3, undo },
  chunk: { restored, kept },
})

test('changes that belong together can be taken back until the hour of the first is over', () => {
  const changes = [5, 40, 20].map(minutes => ({ ...done, ended_at: ended(minutes) }))
  expect(groupUndo(changes, now)).toMatchObject({ state: 'open', until: new Date('2026-11-21T10:50:00Z') })
  expect(groupUndo([{ ...done, ended_at: ended(61) }], now)).toBeNull()
  expect(groupUndo([{ ...done, changed: 0, ended_at: ended(1) }], now)).toBeNull()
})

test('an article that two of them changed counts once, and not as restored where something of it stayed', () => {
  const changes = [
    undone(['A-1', 'A-2'], [{ article: 'A-3', why: ['care'] }]),
    undone(
      ['A-2'],
      [
        { article: 'A-1', why: ['sizes S'] },
        { article: 'A-3', why: ['care', 'title'] },
      ],
    ),
  ]
  expect(groupUndo(changes, now)).toEqual({
    state: 'undone',
    until: null,
    restored: ['A-2'],
    kept: [
      { article: 'A-3', why: ['care', 'title'] },
      { article: 'A-1', why: ['sizes S'] },
    ],
  })
})

test('while one of them is on its way back they are being taken back; what was left of them is offered again', () => {
  const undoing = { state: 'undoing' as const, changed: 3, undo }
  expect(groupUndo([undone(['A-1']), undoing], now)).toMatchObject({ state: 'undoing' })
  expect(groupUndo([undone(['A-1']), { ...done, ended_at: ended(5) }], now)).toMatchObject({ state: 'open' })
})
