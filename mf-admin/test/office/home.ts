import { changed, type OfficeScreen } from './screen.ts'

/** The home page of the office, and that of the shop. */
export const home: readonly OfficeScreen[] = [
  {
    at: '/admin/home',
    shows: ['Перші кроки', 'GET /api/admin/first-steps'],
    answers: answers => changed(answers, '/api/admin/first-steps', 'done', { rate: false }),
    controls: [],
  },
  {
    at: '/admin/home-editor?item=1',
    controls: [
      ['Заголовок, українською', 'POST /api/home/set-slider-collection'],
      ['Опублікувати', 'POST /api/admin/home/publish'],
      ['Відкинути чернетку', 'POST /api/admin/home/discard'],
    ],
  },
  {
    at: '/admin/home-editor?tab=blocks&item=1',
    first: 'Історія',
    controls: [
      ['Заголовок, українською', 'POST /api/home/set-blocks-data'],
      ['До чернетки', 'POST /api/admin/home/versions/:id/restore'],
      ['Одразу показати покупцям', 'POST /api/admin/home/versions/:id/restore'],
    ],
  },
  {
    at: '/admin/home-editor?tab=header',
    controls: [
      ['Світла шапка на широких екранах', 'POST /api/home/set-header-color'],
      ['Світла шапка на телефонах', 'POST /api/home/set-header-color'],
    ],
  },
]
