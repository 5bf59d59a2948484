import Koa from 'koa'

// The floor of bench:start: nothing can start sooner or need less.
new Koa()
  .use(ctx => {
    ctx.body = { isBare: true }
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
