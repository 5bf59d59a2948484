import { giveBack, takeRoom } from './answer-rooms.ts'

test('a room that is given back is the next one', () => {
  const room = takeRoom(1000)
  expect(takeRoom(1000)).not.toBe(room)

  giveBack(room)
  expect(takeRoom(1000)).toBe(room)
})

test('who needs much gets as much, and nobody gets it again', () => {
  const room = takeRoom(1_000_000)
  expect(room.length).toBe(1_000_000)

  giveBack(room)
  expect(takeRoom(1_000_000)).not.toBe(room)
})
