import { renderSVG } from 'uqr';
import { paths } from '../../lib/paths';

/**
 * The page of an order as a QR code. It opens the form that asks for the order's email: a code on paper may be read by
 * anyone who holds the parcel.
 */
export function OrderCode({ id, label }: { id: number; label: string }) {
  const url = new URL(`${paths.trackOrder}?order=${id}`, window.location.origin).href;
  return (
    <figure className="flex items-center gap-3">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 1 }))}`}
        alt=""
        width={84}
        height={84}
        className="size-[22mm] shrink-0 rounded bg-white"
      />
      <figcaption className="min-w-0 text-sm">
        <p className="font-medium">{label}</p>
        <p className="wrap-anywhere text-muted text-xs" dir="ltr">
          {url}
        </p>
      </figcaption>
    </figure>
  );
}
