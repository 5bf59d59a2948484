import { onOtherLayout } from './keyboard-layout.ts'

test.each([
  ['ceryz', 'сукня'],
  ['CERYZ', 'сукня'],
  ['gsl;fr', 'піджак'],
  [',kepf', 'блуза'],
  ['GSL:FR', 'піджак'],
  ["j'v", 'оєм'],
  ['вкуіі', 'dress'],
  ['вкуыы', 'dress'],
  ['ылше', 'skit'],
  ['сщфе', 'coat'],
])('%s was meant to be %s', (typed, meant) => {
  expect(onOtherLayout(typed)).toBe(meant)
})

test.each(['сукня dress', '1042', '', '👗'])('"%s" has no other layout', text => {
  expect(onOtherLayout(text)).toBeNull()
})
