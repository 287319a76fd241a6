import type { Appearance } from '@stripe/stripe-js';
import { IntegrationError } from './api';
import {
  type ElementOptions,
  type FrameCallName,
  type FrameCalls,
  type FrameSettings,
  type FromFrame,
  type OpenMessage,
  openMessage,
  type ToFrame,
} from './channel';
import { Emitter } from './emitter';

/** Room around the form so that focus rings are not cut off at the frame's edge. */
const edgePx = 4;
const elementType = 'payment';
let frames = 0;

type Waiting = (result: unknown) => void;

/** The page's side of an element: it owns the frame and passes messages, and never sees what is typed. */
export class PaymentElement extends Emitter {
  private frame?: HTMLIFrameElement;
  private port?: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private opened?: Promise<MessagePort>;
  private destroyed = false;

  constructor(
    private readonly origin: string,
    private settings: FrameSettings,
    private readonly onDestroy: () => void,
  ) {
    super();
  }

  mount(target: string | HTMLElement): void {
    if (this.destroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    const parent = typeof target === 'string' ? document.querySelector(target) : target;
    if (!parent)
      throw new IntegrationError(
        `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
      );
    if (this.frame) {
      if (this.frame.parentElement === parent) return;
      this.unmount();
    }
    this.frame = this.createFrame();
    const { frame } = this;
    this.opened = new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(this.open(frame)), { once: true });
    });
    parent.replaceChildren(frame);
    // Handlers are often attached right after mounting.
    queueMicrotask(() => this.emit('loaderstart', { elementType }));
  }

  unmount(): void {
    this.port?.close();
    this.frame?.remove();
    this.frame = undefined;
    this.port = undefined;
    this.opened = undefined;
  }

  destroy(): void {
    this.unmount();
    this.destroyed = true;
    this.onDestroy();
  }

  update(options: ElementOptions): void {
    this.settings = { ...this.settings, options: { ...this.settings.options, ...options } };
    this.tell('update', { options: this.settings.options });
  }

  /** Settings shared by the whole group of elements. */
  updateGroup(change: { appearance?: Appearance; locale?: string }): void {
    this.settings = { ...this.settings, ...change };
    if (this.frame) this.frame.style.colorScheme = schemeOf(this.settings.appearance);
    this.tell('update', change);
  }

  focus = () => this.tell('focus', null);
  blur = () => this.tell('blur', null);
  clear = () => this.tell('clear', null);
  collapse = () => undefined;

  get isMounted(): boolean {
    return this.frame !== undefined;
  }

  async call<N extends FrameCallName>(
    call: N,
    argument: Parameters<FrameCalls[N]>[0],
  ): Promise<ReturnType<FrameCalls[N]>> {
    if (!this.opened)
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    const port = await this.opened;
    const id = ++this.calls;
    return new Promise((resolve) => {
      this.waiting.set(id, (result) => resolve(result as ReturnType<FrameCalls[N]>));
      port.postMessage({ id, call, argument } as ToFrame);
    });
  }

  private tell<N extends FrameCallName>(call: N, argument: Parameters<FrameCalls[N]>[0]): void {
    if (this.opened) void this.call(call, argument);
  }

  private createFrame(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.src = `${this.origin}/v3/element`;
    frame.title = 'Secure payment input frame';
    frame.name = `__privateStripeFrame${++frames}`;
    frame.allow = 'payment *';
    frame.setAttribute('scrolling', 'no');
    // Set one by one through the CSSOM: a merchant's content policy forbids style attributes, not this.
    Object.assign(frame.style, {
      display: 'block',
      border: '0',
      width: `calc(100% + ${2 * edgePx}px)`,
      margin: `-${edgePx}px`,
      minHeight: '0',
      height: '0',
      background: 'transparent',
      colorScheme: schemeOf(this.settings.appearance),
    });
    return frame;
  }

  private open(frame: HTMLIFrameElement): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.receive(data);
    const message: OpenMessage = { type: openMessage, settings: this.settings };
    frame.contentWindow?.postMessage(message, this.origin, [port2]);
    this.port = port1;
    return port1;
  }

  private receive(message: FromFrame): void {
    if ('height' in message) {
      if (this.frame) this.frame.style.height = `${message.height}px`;
    } else if ('event' in message) {
      this.emit(message.event, { elementType, ...message.detail });
    } else {
      this.waiting.get(message.id)?.(message.result);
      this.waiting.delete(message.id);
    }
  }
}

/** A frame is transparent only while its colour scheme is the same inside and outside. */
const schemeOf = ({ theme }: Appearance) => (theme === 'night' ? 'dark' : 'light');
