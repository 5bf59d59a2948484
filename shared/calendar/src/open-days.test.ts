import { openDays } from './open-days.ts'

const day = { from: '10:00', to: '20:00' }
const short = { from: '11:00', to: '18:00' }

test('neighbouring days with the same hours share a line', () => {
  expect(openDays([day, day, day, day, day, short, null], 'uk')).toEqual([
    { days: 'пн–пт', from: '10:00', to: '20:00' },
    { days: 'сб', from: '11:00', to: '18:00' },
    { days: 'нд', from: undefined, to: undefined },
  ])
})

test('a shop that is open the same every day has one line', () => {
  expect(openDays(Array(7).fill(day), 'en')).toEqual([{ days: 'Mon–Sun', from: '10:00', to: '20:00' }])
})
