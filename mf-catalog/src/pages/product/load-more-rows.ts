import { withTexts } from '../../text-chunks.ts'

/** What stands below an article, for its page and for what loads the page ahead. */
export const loadMoreRows = withTexts(['bundle'], () => import('./MoreRows.tsx').then(({ MoreRows }) => MoreRows))
