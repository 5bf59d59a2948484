import type { ModelArticle } from '@shop/contracts/staff/goods/staff-models'
import { useNavigate } from '@shop/shell/router'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { RemovingActions } from '../../../removing/RemovingActions.tsx'

type Props = {
  kind: 'article' | 'garment' | 'model'
  name: string
  title: string
  articles: readonly ModelArticle[]
  opened: string
}

/** Takes an article, a colour of a model or the whole model away. Who deletes what is open goes back to the list. */
export function RemoveGoods({ kind, name, title, articles, opened }: Props) {
  const navigate = useNavigate()
  const isOpen = articles.some(({ article }) => article === opened)
  return (
    <RemovingActions
      kind={kind}
      names={[name]}
      title={title}
      isArchived={articles.every(({ lacks }) => lacks.includes('archived'))}
      onDone={renewGoods}
      {...(isOpen && { onGone: () => navigate('/admin/other/products') })}
    />
  )
}
