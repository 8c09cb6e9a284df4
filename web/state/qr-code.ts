/** Draws a link as a QR code; the library is loaded when the first one is shown. */
export async function drawQr(canvas: HTMLCanvasElement, link: string): Promise<void> {
  const { generate } = await import("lean-qr");
  generate(link).toCanvas(canvas, { padX: 4, padY: 4, on: [0, 0, 0], off: [255, 255, 255] });
}
