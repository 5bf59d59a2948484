// In this order: the first says how the layers of all parts stand to each other.
import '@shop/ui-kit/tokens.css'
import '@shop/ui-kit/fonts.css'
import '@shop/ui-kit/reset.css'
import '@shop/ui-kit/base.css'
import './styles/frame.css'
import './styles/painted.css'
