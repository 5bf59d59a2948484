import { changed, type OfficeScreen, screen } from './screen.ts'

/** The home page of the office, and that of the shop. */
export const home: readonly OfficeScreen[] = [
  screen('/admin/home', [], {
    shows: ['Перші кроки', 'GET /api/admin/first-steps'],
    answers: answers => changed(answers, '/api/admin/first-steps', 'done', { rate: false }),
  }),
  screen('/admin/home-editor?item=1', [
    ['Заголовок, українською', 'POST /api/home/set-slider-collection'],
    ['Опублікувати', 'POST /api/admin/home/publish'],
    ['Відкинути чернетку', 'POST /api/admin/home/discard'],
  ]),
  screen(
    '/admin/home-editor?tab=blocks&item=1',
    [
      ['Заголовок, українською', 'POST /api/home/set-blocks-data'],
      ['До чернетки', 'POST /api/admin/home/versions/:id/restore'],
      ['Одразу показати покупцям', 'POST /api/admin/home/versions/:id/restore'],
    ],
    { first: 'Історія' },
  ),
  screen('/admin/home-editor?tab=header', [
    ['Світла шапка на широких екранах', 'POST /api/home/set-header-color'],
    ['Світла шапка на телефонах', 'POST /api/home/set-header-color'],
  ]),
]
