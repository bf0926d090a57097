/// <reference types="vite/client" />

declare module '#wasm/ouk.wasm?url' {
  const url: string;
  export default url;
}
declare module '#wasm/ouk-engine.wasm?url' {
  const url: string;
  export default url;
}
