"""Links as pictures that a phone's camera reads."""

LONGEST = 200
"""Of a link: who asks by another host's name, which may be any, gets none."""


def svg(link: str) -> bytes:
    """Draws a link as a QR code: dark on light whatever the page's colours, for cameras."""
    # Late: only invitations need it.
    import io

    import segno

    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", scale=4, border=4, dark="#2b1b14", light="#ffffff", nl=False)
    return picture.getvalue()
