import type { RemoteRoute } from '@shop/contracts/pages'
import { authTitles } from './page-texts.ts'

/** The pages of this remote. They come with its release: host and host server read them there. */
export const pageRoutes = [
  { path: '/user/register', page: 'register', guard: 'guest', title: authTitles.register, isNotCrawled: true },
  // Works for signed-in customers too.
  { path: '/user/verify/:token?', page: 'verify', opens: true, title: authTitles.verify, isNotCrawled: true },
  {
    path: '/user/reset-password',
    page: 'reset-password',
    guard: 'guest',
    title: authTitles['reset-password'],
    isNotCrawled: true,
  },
  {
    path: '/user/update-password/:token?',
    page: 'update-password',
    guard: 'guest',
    opens: true,
    title: authTitles['update-password'],
    isNotCrawled: true,
  },
  { path: '/user/login', page: 'login', guard: 'guest', title: authTitles.login, isNotCrawled: true },
  {
    path: '/user/personal/:section?',
    page: 'personal',
    guard: 'customer',
    title: { uk: 'Особистий кабінет | Левада', en: 'Your account | Levada' },
    isNotCrawled: true,
  },
  // Search engines that come by such a link are told on the page that it is none of theirs.
  {
    path: '/newsletter/:step/:token?',
    page: 'newsletter',
    opens: true,
    title: { uk: 'Новини | Левада', en: 'News | Levada' },
  },
  {
    path: '/back-in-stock/:step/:token?',
    page: 'back-in-stock',
    opens: true,
    title: { uk: 'Сповіщення про розмір | Левада', en: 'Size alert | Levada' },
  },
] as const satisfies readonly RemoteRoute[]
