import { inSeries } from './loading/series.ts'

/** What the shop is made of, each part ready before the ones that build on it. They lie in this file and run when asked for. */
void inSeries([
  // Before all else also in the style sheet: it begins with the order of the layers.
  () => import(/* webpackMode: "eager" */ './styles.ts'),
  () => import(/* webpackMode: "eager" */ '@shop/api-client/no-eval'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/shell/router'),
  () => import(/* webpackMode: "eager" */ '@shop/shell/query'),
  () => import(/* webpackMode: "eager" */ '@shop/shell/session'),
  () => import(/* webpackMode: "eager" */ './remotes/federation.ts'),
  () => import(/* webpackMode: "eager" */ './App.tsx'),
  () => import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start()),
])
