/** Where the shop answers calls, every day from 9:00 to 20:00: as people read it, and as a phone dials it. */
export const PHONE = { shown: '+380 44 000 21 14', dialled: '+380440002114' } as const

/** Where the brand answers messages. */
export const INSTAGRAM = 'https://www.instagram.com/levada.brand'
