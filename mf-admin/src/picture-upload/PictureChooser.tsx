import { articleImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useState } from 'react'
import { Failure } from '../components/Failure.tsx'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { ArticlePicker } from '../goods/picker/ArticlePicker.tsx'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'
import css from './PictureChooser.module.css'

type Props = { onChoose: (name: string) => void; onClose: () => void }

/** A picture that a product has already: first the product, then its picture. */
export function PictureChooser({ onChoose, onClose }: Props) {
  const { t } = useTexts()
  const [article, setArticle] = useState<string | null>(null)
  return (
    <ModalDialog title={t('pictures.fromProduct')} closeLabel={t('pictures.close')} onClose={onClose}>
      <ArticlePicker label={t('pictures.product')} onPick={product => setArticle(product.article)} />
      {article && <Choice key={article} article={article} onChoose={onChoose} />}
    </ModalDialog>
  )
}

function Choice({ article, onChoose }: { article: string; onChoose: Props['onChoose'] }) {
  const { t, locale } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(articleImagesEndpoint, { params: { article } })
  if (error) return <Failure error={error} title={t('pictures.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <p role="status">{t('orders.loading')}</p>
  const { images, title } = data.product
  return (
    <>
      <p>{`${title[locale]}, ${article}`}</p>
      {images.length === 0 && <p>{t('pictures.none')}</p>}
      <ul className={css.pictures}>
        {images.map(({ name, alt }, index) => (
          <li key={name}>
            <button type="button" className={css.choose} onClick={() => onChoose(name)}>
              <img
                src={imageAddress(name, 320, 'webp')}
                alt={alt[locale] || t('pictures.numbered', { number: index + 1 })}
                className={css.image}
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
