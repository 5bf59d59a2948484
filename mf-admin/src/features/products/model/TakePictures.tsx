import { articleImagesEndpoint, changeImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../../components/Refused.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { imagesOf, storedPicturesOf } from '../../../picture-editor/picture-draft.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'

/** Puts the pictures of the colour in place of those that a height has of its own: from then on they are one. */
export function TakePictures({ from, to }: { from: string; to: string }) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const { ask, isBusy, refusal } = useStaffCall()

  async function take() {
    const [source, target] = [
      await ask(articleImagesEndpoint, { params: { article: from } }),
      await ask(articleImagesEndpoint, { params: { article: to } }),
    ]
    if (!source || !target) return
    const images = imagesOf(storedPicturesOf(source.product).draft)
    const body = { article: to, pictures_revision: target.product.pictures_revision, images, own: false }
    const saved = await ask(changeImagesEndpoint, { body })
    if (!saved) return
    await renewGoods()
    tellSaved(t('pictures.saved'), saved.undo)
  }
  return (
    <div>
      <Button variant="outline" size="small" busy={isBusy} onClick={take}>
        {t('model.takePictures', { article: from })}
      </Button>
      <Refused refusal={refusal} />
    </div>
  )
}
