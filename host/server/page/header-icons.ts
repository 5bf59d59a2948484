/** The icons of the header as the kit draws them (a test compares): the server has no part of the kit, which needs React. */
export const headerIcons = {
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  phone:
    'M6 3.5h3.5l1.5 5-2 1.5c1 2 2.5 3.5 4.5 4.5l1.5-2 5 1.5V17.5c0 1.7-1.3 3-3 3C10 20.5 3.5 14 3.5 6.5a3 3 0 0 1 2.5-3Z',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20.5c0-3.5 3.5-5.5 8-5.5s8 2 8 5.5',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  bag: 'M5 8h14l1 12.5H4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
} as const
