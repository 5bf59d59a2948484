import type { Home } from '@shop/contracts/catalog/home'
import { homeText } from '@shop/contracts/texts/page-texts'
import { useFormat } from '@shop/shell/format'
import { useHeader } from '@shop/shell/header'
import { usePageMeta } from '@shop/shell/page-meta'
import { Suspense } from 'react'
import { useNewest } from '../../features/card/card.query.ts'
import { Banner } from '../../features/home/Banner.tsx'
import { Doors } from '../../features/home/Doors.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { useHome } from '../../features/home/home.query.ts'
import { PicturedCategories } from '../../features/home/PicturedCategories.tsx'
import { Shops } from '../../features/home/Shops.tsx'
import { optional } from '../../optional.ts'
import { withTexts } from '../../text-chunks.ts'
import { BlockRow } from '../BlockRow.tsx'
import { NewestRow } from '../NewestRow.tsx'

const Opening = optional(
  withTexts(['opening'], () => import('../../features/opening/Opening.tsx').then(({ Opening }) => Opening)),
)

const views = { banner: Banner, products: BlockRow, categories: PicturedCategories, shops: Shops }

/** A kind that a newer release of the shop knows is left out. */
function Block({ block }: { block: Home['blocks'][number] }) {
  const View = views[block.kind]
  return View && <View block={block} />
}

/** Without the staff's home page, empty or failed, the brand, the newest articles and the categories are still there; a shop that has nothing opens soon. */
export function HomePage() {
  const { text } = useFormat()
  const { data, isError, isPaused } = useHome()
  const { slider = [], blocks = [] } = data?.home ?? {}
  const hasPicture = slider.length > 0
  const white = hasPicture && data?.home.is_header_white === true
  const whiteOnPhone = hasPicture && data?.home.is_header_white_mobile === true
  useHeader({ transparent: true, white, whiteOnPhone })
  usePageMeta({ title: text(homeText.title), description: text(homeText.description) })

  const isBare = data !== undefined && slider.length + blocks.length === 0
  const newest = useNewest({ enabled: isBare })
  if (isBare && newest.data?.list.length === 0)
    return (
      <Suspense>
        <Opening />
      </Suspense>
    )

  // Without a connection nothing comes for now.
  const isHere = data !== undefined || isError || isPaused
  const isSettled = isBare ? newest.data !== undefined || newest.isError : isHere
  const hasRow = blocks.some(({ kind }) => kind === 'products')
  return (
    <>
      <Hero {...{ white, whiteOnPhone }} slides={slider} isComing={!isSettled} />
      {isSettled && !hasRow && <NewestRow />}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and keep their places
        <Block key={index} block={block} />
      ))}
      <Doors isShort={blocks.some(({ kind }) => kind === 'categories')} />
    </>
  )
}
