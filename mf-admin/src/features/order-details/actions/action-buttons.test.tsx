import { shownActions } from './action-buttons.tsx'

const everybody = () => true

test('what moves the order on comes first, what undoes it last', () => {
  expect(shownActions(['cancel', 'refund', 'ship'], everybody).map(({ action }) => action)).toEqual([
    'ship',
    'refund',
    'cancel',
  ])
})

test('an accountant gives money back and leaves parcels alone, a manager the other way round', () => {
  const open = ['take', 'refund'] as const

  expect(shownActions(open, right => right === 'refunds')).toEqual([{ action: 'refund', emphasis: 'quiet' }])
  expect(shownActions(open, right => right === 'fulfilment')).toEqual([{ action: 'take', emphasis: 'main' }])
})
